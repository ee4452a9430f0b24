import type { Config } from './config'

type Addresses<Name extends 'Api' | 'Chat' | 'Site'> = Pick<Config, `${Lowercase<Name>}Url`> &
  Partial<Pick<Config, `internal${Name}Url`>>

export type ApiAddress = Addresses<'Api'>
export type ChatAddress = Addresses<'Chat'>
export type SiteAddress = Addresses<'Site'>

/**
 * Returns the address at which services reach the main API: the internal address, or the public one if none
 * is set.
 */
export const addressOfApi = ({ internalApiUrl, apiUrl }: ApiAddress): string => internalApiUrl ?? apiUrl
export const addressOfChat = ({ internalChatUrl, chatUrl }: ChatAddress): string => internalChatUrl ?? chatUrl
export const addressOfSite = ({ internalSiteUrl, siteUrl }: SiteAddress): string => internalSiteUrl ?? siteUrl
