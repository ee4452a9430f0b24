/** The vocabulary of the structured data of public pages: https://schema.org */
export const SCHEMA_ORG = { '@context': 'https://schema.org' } as const

/** Names and absolute URLs of pages, in their order. */
export type NamedPages = [name: string, url: string][]

/** Returns the breadcrumbs of a page. @param trail the pages above, then the page itself */
export const breadcrumbs = (trail: NamedPages) => listOf('BreadcrumbList', trail)

/** Returns a list of pages, such as the courses of a path. */
export const itemList = (entries: NamedPages) => listOf('ItemList', entries)

function listOf(type: 'BreadcrumbList' | 'ItemList', entries: NamedPages) {
  const itemListElement = entries.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }))
  return { ...SCHEMA_ORG, '@type': type, itemListElement }
}
