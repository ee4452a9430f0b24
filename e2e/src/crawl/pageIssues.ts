import { structuredDataIssues } from '@mentor-connect/testing/structured-data'
import { addressOfRead } from '@mentor-connect/contract/site/rendering'
import type { PageFacts } from './pageFacts'

/** The expected facts of one public page. */
export interface Expected {
  /** The canonical address of the page. */
  url: string
  language: string
  /** Addresses of the page in other languages: `hreflang` → address. */
  alternates: Map<string, string>
}

/** Types of structured data, by path without language, for the pages that have structured data. */
const DATA_TYPES: [path: RegExp, types: string[]][] = [
  [/^\/$/, ['FAQPage', 'Organization']],
  [/^\/resource\/[^/]+$/, ['BreadcrumbList', 'Course']],
  [/^\/resource\/[^/]+\/lessons\/[^/]+$/, ['BreadcrumbList', 'LearningResource']],
  [/^\/mentor\/[^/]+$/, ['BreadcrumbList', 'Person']],
  [/^\/resources\/[^/]+$/, ['BreadcrumbList']],
  [/^\/careers\/(?!compare$)[^/]+$/, ['BreadcrumbList', 'Occupation']],
  [/^\/workshops\/[^/]+$/, ['BreadcrumbList', 'Event']],
  [/^\/openings\/[^/]+$/, ['BreadcrumbList', 'JobPosting']],
  [/^\/people\/[^/]+$/, ['ProfilePage']],
  [/^\/book\/[^/]+$/, ['BreadcrumbList']],
  [/^\/community(\/subjects\/[^/]+)?$/, ['BreadcrumbList']],
  [/^\/community\/questions\/[^/]+$/, ['BreadcrumbList', 'QAPage']],
  [/^\/paths$/, ['BreadcrumbList', 'ItemList']],
  [/^\/projects$/, ['BreadcrumbList', 'ItemList']],
  [/^\/projects\/[^/]+$/, ['BreadcrumbList']],
  [/^\/paths\/[^/]+$/, ['BreadcrumbList', 'Course', 'ItemList']],
]
const CONTENT_MIN = 80
const DESCRIPTION_MIN = 20
/** Meta tags that a link preview needs. */
const PREVIEW = ['og:type', 'og:site_name', 'og:locale', 'og:title', 'og:url', 'og:image', 'og:image:alt']

/** Issues of one page, as sentences without its address. */
export function pageIssues(facts: PageFacts, expected: Expected): string[] {
  return [
    ...headIssues(facts, expected),
    ...previewIssues(facts, expected.url),
    ...contentIssues(facts),
    ...dataIssues(facts, pathOf(expected)),
  ]
}

function headIssues({ language, titles, meta, canonicals, alternates }: PageFacts, expected: Expected) {
  const descriptions = meta.get('description') ?? []
  return [
    ...unless(language === expected.language, `is in the language ${language}`),
    ...unless(titles.length === 1 && titles[0] !== '', `has ${titles.length} titles`),
    ...unless(descriptions.length === 1, `has ${descriptions.length} descriptions`),
    ...unless((descriptions[0] ?? '').length >= DESCRIPTION_MIN, 'is hardly described'),
    ...unless(
      canonicals.length === 1 && canonicals[0] === expected.url,
      `is canonical at ${canonicals.join(' and ') || 'no address'}`,
    ),
    ...unless(
      same(alternates, expected.alternates),
      'names other addresses in its languages than the site map',
    ),
    ...unless(!meta.has('robots'), `says robots: ${meta.get('robots')}`),
  ]
}

function previewIssues({ titles, meta }: PageFacts, url: string): string[] {
  return [
    ...PREVIEW.filter((name) => meta.get(name)?.length !== 1 || !meta.get(name)![0]).map(
      (name) => `has no single ${name}`,
    ),
    ...unless(meta.get('og:url')?.[0] === url, 'has another address in link previews'),
    ...unless(meta.get('og:title')?.[0] === titles[0], 'has another title in link previews'),
  ]
}

export function contentIssues({
  headings,
  content,
  isLoading,
  undeclaredReads,
  links,
  ids,
}: PageFacts): string[] {
  const missing = links.filter((link) => link.startsWith('#') && link !== '#' && !ids.has(link.slice(1)))
  return [
    ...unless(headings.length === 1 && headings[0] !== '', `has ${headings.length} level 1 headings`),
    ...unless(content.length >= CONTENT_MIN, `has ${content.length} characters of content`),
    ...unless(!isLoading, 'is still loading something'),
    ...undeclaredReads.map((key) => `asks for ${addressOfRead(key)}, which its route does not declare`),
    ...missing.map((link) => `links to ${link}, which it does not have`),
  ]
}

function dataIssues({ jsonLd, headings, content }: PageFacts, path: string): string[] {
  const types = DATA_TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? []
  const parsed = jsonLd.map(parsedJson)
  const found = parsed.map((data) => String(data?.['@type'])).sort()
  const course = parsed.find((data) => data?.['@type'] === 'Course')
  return [
    ...unless(found.join() === types.join(), `has structured data of ${found.join(', ') || 'no type'}`),
    ...unless(
      parsed.every((data) => data?.['@context'] === 'https://schema.org'),
      'has structured data of another vocabulary',
    ),
    ...parsed.flatMap(structuredDataIssues),
    ...(course
      ? unless(course['name'] === headings[0], 'is headed by another name than that of the course')
      : []),
    ...(course ? unless(shows(content, course['description']), 'does not show the description') : []),
  ]
}

function parsedJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}

const shows = (content: string, text: unknown) => content.includes(String(text).replace(/\s+/g, ' ').trim())

const unless = (isFine: boolean, issue: string) => (isFine ? [] : [issue])

const same = (one: Map<string, string>, other: Map<string, string>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)

/** The path of a page without its language prefix. */
function pathOf({ url, language }: Expected): string {
  const { pathname } = new URL(url)
  const prefix = `/${language}`
  const isBelow = pathname === prefix || pathname.startsWith(`${prefix}/`)
  return isBelow ? pathname.slice(prefix.length) || '/' : pathname
}
