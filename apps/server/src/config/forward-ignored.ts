/** Line that `/openz` adds for `shop doctor` when the request came through an untrusted proxy. */
export const FORWARD_IGNORED = 'forwarded headers are ignored'
