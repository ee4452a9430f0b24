// A development server has no https. Browsers would refuse its cookies that are `Secure` or whose names begin with
// `__Host-` or `__Secure-`.
const SECURE_NAME = /^__(Host|Secure)-/
const NAME_HERE = /^mc-(Host|Secure)-/

/** Converts a `Set-Cookie` header of the site for pages of the development server. */
export const cookieForHere = (cookie: string): string =>
  cookie.replace(SECURE_NAME, 'mc-$1-').replace(/;\s*(secure|domain=[^;]*)/gi, '')

/** Converts a `Cookie` header of a page of the development server for the site. */
export const cookiesForSite = (cookies: string): string =>
  cookies
    .split('; ')
    .map((cookie) => cookie.replace(NAME_HERE, '__$1-'))
    .join('; ')
