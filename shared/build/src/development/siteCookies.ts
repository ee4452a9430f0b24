// A development server has no https: browsers would refuse cookies there that are `Secure`, or whose names begin with
// `__Host-` or `__Secure-`.
const SECURE_NAME = /^__(Host|Secure)-/
const NAME_HERE = /^mc-(Host|Secure)-/

/** The `Set-Cookie` header of a site, for pages of the development server. */
export const cookieForHere = (cookie: string): string =>
  cookie.replace(SECURE_NAME, 'mc-$1-').replace(/;\s*(secure|domain=[^;]*)/gi, '')

/** The `Cookie` header of a page of the development server, for the site. */
export const cookiesForSite = (cookies: string): string =>
  cookies
    .split('; ')
    .map((cookie) => cookie.replace(NAME_HERE, '__$1-'))
    .join('; ')
