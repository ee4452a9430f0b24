import { newId } from '@mentor-connect/api'
import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import {
  PORTFOLIO_LANGUAGES_MAX,
  PORTFOLIO_LINKS_MAX,
  PORTFOLIO_SKILLS_MAX,
  PORTFOLIO_WORKS_MAX,
  TIMELINE_MAX,
} from '@mentor-connect/contract/work/portfolioLimits'
import type { Locale } from '@mentor-connect/i18n'
import type { PortfolioValues } from '../../portfolioValues'
import type { FileResume, LeftOut } from './readJsonResume'

const LISTS = ['skills', 'experience', 'education', 'works', 'languages', 'links'] as const
type List = (typeof LISTS)[number]
const TEXTS = ['headline', 'summary', 'phone', 'town'] as const
export type ProposedPart = List | (typeof TEXTS)[number]

/** Something from a file that can be taken over into the form. */
export interface Proposal {
  id: string
  part: ProposedPart
  /** Words from the file by which people recognise the proposal. */
  name: string
  /** The text of the form that the proposal would replace; absent if it replaces nothing. */
  replaces?: string
  apply: (values: PortfolioValues) => PortfolioValues
}

const MAX: Record<List, number> = {
  skills: PORTFOLIO_SKILLS_MAX,
  experience: TIMELINE_MAX,
  education: TIMELINE_MAX,
  works: PORTFOLIO_WORKS_MAX,
  languages: PORTFOLIO_LANGUAGES_MAX,
  links: PORTFOLIO_LINKS_MAX,
}

/** Compares a file with the form. Entries that the form already has, or has no room for, are left out. */
export function proposalsFor(
  file: FileResume,
  values: PortfolioValues,
  locale: Locale,
): { proposals: Proposal[]; leftOut: LeftOut[] } {
  const leftOut = [...file.leftOut]
  const proposals = [...textProposals(file, values, leftOut)]
  const offered = entriesOf(file, locale)
  for (const list of LISTS) {
    const known = new Set(values[list].map((entry) => identityOf(list, entry)))
    let room = MAX[list] - values[list].length
    for (const entry of offered[list]) {
      const identity = identityOf(list, entry)
      const isKnown = known.has(identity)
      known.add(identity)
      if (isKnown) leftOut.push({ name: nameOf(list, entry), reason: 'present' })
      else if (room <= 0) leftOut.push({ name: nameOf(list, entry), reason: 'too_many' })
      else proposals.push(entryProposal(list, entry))
      if (!isKnown) room -= 1
    }
  }
  return { proposals, leftOut }
}

function* textProposals(file: FileResume, values: PortfolioValues, leftOut: LeftOut[]): Generator<Proposal> {
  for (const part of TEXTS) {
    const offered = file[part]
    const current = (part === 'headline' ? values.headline : values.resume[part]).trim()
    if (offered === '') continue
    if (offered === current) leftOut.push({ name: offered, reason: 'present' })
    else
      yield {
        id: part,
        part,
        name: offered,
        ...(current !== '' && { replaces: current }),
        apply: (before) =>
          part === 'headline'
            ? { ...before, headline: offered }
            : { ...before, resume: { ...before.resume, [part]: offered } },
      }
  }
}

type Entry = { id: string } & Record<string, unknown>

/** The entries of a file as the form edits them. */
const entriesOf = (file: FileResume, locale: Locale): Record<List, Entry[]> => ({
  skills: withIds(
    file.skills.map((name) => ({ name: subjectName(name, locale), certificates: [], tasks: [] })),
  ),
  experience: withIds(file.experience),
  education: withIds(file.education),
  works: withIds(file.works),
  languages: withIds(file.languages),
  links: withIds(file.links),
})

const withIds = (entries: object[]): Entry[] => entries.map((entry) => ({ ...entry, id: newId() }))

function entryProposal(list: List, entry: Entry): Proposal {
  const apply = (before: PortfolioValues) =>
    ({ ...before, [list]: [...before[list], entry] }) as PortfolioValues
  return { id: entry.id, part: list, name: nameOf(list, entry), apply }
}

/** Fields of each list that must be equal for two entries to count as the same. */
const IDENTITY: Record<List, string[]> = {
  skills: ['name'],
  experience: ['title', 'organisation', 'from'],
  education: ['title', 'organisation', 'from'],
  works: ['title'],
  languages: ['language'],
  links: ['url'],
}

const identityOf = (list: List, entry: object) =>
  IDENTITY[list].map((field) => foldText(String((entry as Entry)[field] ?? '')).trim()).join('|')

/** Fields by which people recognise an entry. */
const NAMES: Record<List, string[]> = {
  skills: ['name'],
  experience: ['title', 'organisation', 'from'],
  education: ['title', 'organisation', 'from'],
  works: ['title'],
  languages: ['language'],
  links: ['label', 'url'],
}

const nameOf = (list: List, entry: Entry) =>
  NAMES[list]
    .map((field) => entry[field])
    .filter(Boolean)
    .join(', ')
