import type { Locale } from '@mentor-connect/contract/api/locales'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import type { Resume } from '@mentor-connect/contract/work/resumeRules'
import { latestFirst } from '@mentor-connect/contract/work/timelineRules'
import { shownAddress } from '../../../learning/certificateAddresses'
import type { Edition } from './edition'
import { inlineList } from './inlineList'
import { skillNodes } from './skillNodes'
import { textNodes } from './textNodes'
import type { Group, Leaf, Node } from './tree'
import { timeText, WORDS } from './words'

/** Space above a section, an entry and a line within an entry, as multiples of the font size. */
const SECTION = 1.9
const ENTRY = 0.8
const WITHIN = 0.1

/** Returns the résumé as a tree in reading order. */
export function resumeTree(resume: Resume, edition: Edition): Group {
  const { language } = edition
  const words = WORDS[language]
  const { summary, skills, experience, education, works, languages, links } = resume
  return {
    tag: 'Document',
    children: [
      ...headerNodes(resume),
      ...section(words.summary, textNodes(summary)),
      ...section(words.skills, skillNodes(skills, edition)),
      ...section(words.experience, timeNodes(experience, language)),
      ...section(words.education, timeNodes(education, language)),
      ...section(words.works, works.flatMap(workNodes)),
      ...section(
        words.languages,
        inlineList(
          languages.map((one) => `${languageName(one.language, language)} (${words.levels[one.level]})`),
        ),
      ),
      ...section(words.links, links.map(linkNode)),
    ],
  }
}

function headerNodes({ name, headline, contact: { email, phone, town } }: Resume): Node[] {
  const item = (text: string | undefined, url?: string): Leaf[] =>
    text ? [{ tag: 'Span', text, look: url ? 'link' : 'muted', place: 'full', ...(url && { url }) }] : []
  return [
    { tag: 'H1', text: name, look: 'name', place: 'full', staysWithNext: true },
    { tag: 'P', text: headline, look: 'headline', place: 'full', staysWithNext: true, above: 0.1 },
    {
      tag: 'P',
      isInline: true,
      children: [...item(town), ...item(phone), ...item(email, email && `mailto:${email}`)].map(
        (leaf, index) => ({ ...leaf, above: index === 0 ? 0.35 : 0 }),
      ),
    },
  ]
}

/**
 * Returns a section with its heading in the margin, beside its first line. Returns nothing if it has no text.
 */
function section(title: string, nodes: Node[]): Group[] {
  const heading: Leaf = {
    tag: 'H2',
    text: title,
    look: 'heading',
    place: 'aside',
    above: SECTION,
    staysWithNext: true,
    isBesideNext: true,
  }
  return nodes.length === 0 ? [] : [{ tag: 'Sect', children: [heading, ...nodes] }]
}

const timeNodes = (entries: Resume['experience'], language: Locale): Node[] =>
  [...entries].sort(latestFirst).flatMap((entry, index): Node[] => {
    const { title, organisation, text, isVolunteer } = entry
    const time: Leaf = {
      tag: 'P',
      text: timeText(entry, language),
      look: 'muted',
      place: 'main',
      isRightText: true,
    }
    const where = isVolunteer ? `${organisation} · ${WORDS[language].volunteering}` : organisation
    return [
      { ...titleLeaf(title, index), rightText: time },
      time,
      { tag: 'P', text: where, look: 'muted', place: 'main', staysWithNext: text !== '', above: WITHIN },
      ...textNodes(text, 0.2),
    ]
  })

const titleLeaf = (text: string, index: number): Leaf => ({
  tag: 'H3',
  text,
  look: 'title',
  place: 'main',
  staysWithNext: true,
  above: index === 0 ? 0 : ENTRY,
})

function workNodes({ title, text, link }: Resume['works'][number], index: number): Node[] {
  const address: Leaf[] = link
    ? [{ tag: 'P', text: shownLink(link), look: 'link', place: 'main', url: link, above: WITHIN }]
    : []
  const isAlone = text === '' && !link
  return [
    { ...titleLeaf(title, index), staysWithNext: !isAlone },
    ...address.map((leaf) => ({ ...leaf, staysWithNext: text !== '' })),
    ...textNodes(text, WITHIN),
  ]
}

const linkNode = ({ label, url }: Resume['links'][number], index: number): Node => ({
  tag: 'P',
  text: `${label}: ${shownLink(url)}`,
  look: 'link',
  place: 'main',
  url,
  above: index === 0 ? 0 : WITHIN,
})

/** Returns an address as people type it, without a meaningless end. */
const shownLink = (url: string) => {
  const { search } = new URL(url)
  return (shownAddress(url) + search).replace(/\/$/, '')
}
