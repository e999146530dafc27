/** Line that `/openz` adds for `shop doctor` when the request came through an untrusted proxy. */
export const forwardIgnored = 'forwarded headers are ignored'
