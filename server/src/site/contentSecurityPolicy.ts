import type { Config } from '../platform/config/config'

type Addresses = Pick<Config, 'apiUrl' | 'chatUrl'>

/** What a page of the site may load: itself, the API and chat. Styles are inline because styled-components puts them there. */
export function contentSecurityPolicy({ apiUrl, chatUrl }: Addresses): Record<string, string[]> {
  const self = "'self'"
  const none = "'none'"
  return {
    defaultSrc: [self],
    scriptSrc: [self],
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:', 'blob:', apiUrl],
    connectSrc: [self, apiUrl, chatUrl, chatUrl.replace(/^http/, 'ws')],
    fontSrc: [self],
    workerSrc: [self, 'blob:'],
    objectSrc: [none],
    baseUri: [self],
    formAction: [self],
    frameAncestors: [none],
  }
}
