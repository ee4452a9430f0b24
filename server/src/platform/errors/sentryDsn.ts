export interface SentryTarget {
  /** Where envelopes are posted. */
  url: string
  /** Value of `X-Sentry-Auth`. */
  auth: string
}

/** Reads `https://<public key>@<host>/<project>`; a path before the project is kept. Undefined if it is none. */
export function readDsn(dsn: string): SentryTarget | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, prefix, project] = /^(\/.*)?\/(\w+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project) return undefined
  return {
    url: `${protocol}//${host}${prefix ?? ''}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=mentor-connect/1, sentry_key=${username}`,
  }
}
