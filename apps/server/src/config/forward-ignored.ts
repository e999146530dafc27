/** What `/openz` adds, for `shop doctor`, when it was asked through a proxy that is not trusted. */
export const forwardIgnored = 'forwarded headers are ignored'
