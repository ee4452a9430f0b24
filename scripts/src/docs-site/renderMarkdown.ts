import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { addressOf } from './pages'
import { unescapeHtml } from './unescapeHtml'

/** A part of a page that begins with a heading. Search lists it as a result of its own. */
export interface Section {
  id: string
  title: string
  text: string
}

export interface RenderedPage {
  title: string
  html: string
  sections: Section[]
  /** Files of the repository, other than pages, that the page shows. */
  pictures: string[]
}

export interface LinkRules {
  /** Files that are pages of the site. */
  pages: Set<string>
  /**
   * Address at which the sources can be read, with a slash at its end. If it is missing, links to sources
   * become plain text.
   */
  sourceUrl?: string
}

const HEADING = /<h([1-6])>(.*?)<\/h\1>/gs

/**
 * Renders a page of the documentation.
 *
 * @param page its path below the root of the repository
 * @throws if a link or picture leads nowhere
 */
export function renderMarkdown(page: string, markdown: string, rules: LinkRules): RenderedPage {
  // The documents are our own, so the HTML in them is kept.
  const plain = micromark(markdown, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
    allowDangerousHtml: true,
  })
  const pictures: string[] = []
  const linked = plain
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (_link, target: string, text: string) =>
      linkTo(page, target, text, rules),
    )
    .replace(/ src="([^"]*)"/g, (_attribute, target: string) => {
      const file = fileOf(page, target)
      pictures.push(file)
      return ` src="${relativeAddress(page, file)}"`
    })
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  const { html, ids } = withHeadingIds(linked)
  const sections = sectionsOf(html, ids)
  return { title: sections[0]?.title ?? page, html, sections, pictures }
}

function linkTo(page: string, target: string, text: string, { pages, sourceUrl }: LinkRules): string {
  if (/^(https?:|mailto:|#)/.test(target)) return `<a href="${target}">${text}</a>`
  const [path = '', anchor] = target.split('#')
  const file = fileOf(page, path)
  const fragment = anchor ? `#${anchor}` : ''
  if (pages.has(file)) return `<a href="${relativeAddress(page, addressOf(file))}${fragment}">${text}</a>`
  return sourceUrl ? `<a href="${sourceUrl}${file}${fragment}">${text}</a>` : text
}

/** Returns the file of the repository that a page refers to. */
function fileOf(page: string, target: string): string {
  const file = posix.join(posix.dirname(page), decodeURI(target))
  if (!existsSync(join(ROOT, file))) throw new Error(`${page} refers to ${target}, which does not exist.`)
  return file
}

/** Returns the relative address that leads from one page to another, or to a file of the site. */
export const relativeAddress = (page: string, address: string) =>
  posix.relative(posix.dirname(addressOf(page)), address)

/**
 * Gives each heading the id that GitHub gives it. If two headings are equal, the id of the second ends with
 * `-1`.
 */
function withHeadingIds(html: string): { html: string; ids: string[] } {
  const ids: string[] = []
  const count = new Map<string, number>()
  const withIds = html.replace(HEADING, (_heading, level: string, content: string) => {
    const slug = slugOf(textOf(content, ''))
    const before = count.get(slug) ?? 0
    count.set(slug, before + 1)
    const id = before === 0 ? slug : `${slug}-${before}`
    ids.push(id)
    return `<h${level} id="${id}">${content}</h${level}>`
  })
  return { html: withIds, ids }
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

function sectionsOf(html: string, ids: string[]): Section[] {
  const parts = html.split(/(?=<h[1-6] id=")/).filter((part) => part.startsWith('<h'))
  return parts.map((part, index) => {
    const [heading = ''] = /<h[1-6].*?<\/h[1-6]>/s.exec(part) ?? []
    return { id: ids[index]!, title: textOf(heading, ''), text: textOf(part.slice(heading.length)) }
  })
}

/**
 * Returns the text of HTML.
 *
 * @param between text that replaces each tag. A space separates blocks, but would split words of a heading.
 */
const textOf = (html: string, between = ' ') =>
  unescapeHtml(html.replace(/<[^>]*>/g, between))
    .replace(/\s+/g, ' ')
    .trim()
