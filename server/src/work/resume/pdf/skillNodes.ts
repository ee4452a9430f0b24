import { subjectName } from '@mentor-connect/contract/courses/subjectNames'
import { paths } from '@mentor-connect/contract/rules/paths'
import type { Resume } from '@mentor-connect/contract/work/resumeRules'
import { shownAddress } from '../../../learning/certificateAddresses'
import type { Edition } from './edition'
import { inlineList } from './inlineList'
import type { Group, Leaf, Node } from './tree'
import { monthOf, WORDS } from './words'

type Skill = Resume['skills'][number]

/** Returns the skills with proof, each with its proof, and then the other skills on shared lines. */
export function skillNodes(skills: Skill[], edition: Edition): Node[] {
  const isProven = ({ certificates, tasks, projects = [] }: Skill) =>
    certificates.length + tasks.length + projects.length > 0
  const proven = skills.filter(isProven)
  const others = skills.filter((skill) => !isProven(skill))
  const shown = new Set<string>()
  const items = proven.map((skill, index) => provenSkill(skill, { ...edition, shown, isFirst: index === 0 }))
  return [
    ...(items.length > 0 ? [{ tag: 'L', children: items }] : []),
    ...inlineList(
      others.map(({ name }) => subjectName(name, edition.language)),
      items.length > 0 ? 0.5 : 0,
    ),
  ]
}

interface Shown extends Edition {
  /** Ids of certificates whose address the résumé already states. */
  shown: Set<string>
  isFirst: boolean
}

function provenSkill({ name, certificates, tasks, projects = [] }: Skill, edition: Shown): Group {
  const { language, shown, isFirst } = edition
  const words = WORDS[language]
  const title: Leaf = { ...line(subjectName(name, language), 'title'), above: isFirst ? 0 : 0.5 }
  const proofs = certificates.flatMap(({ id, courseName, issuedAt }): Leaf[] => {
    const certificate = line(words.certificate(courseName, monthOf(issuedAt, language)), 'text')
    if (shown.has(id)) return [certificate]
    shown.add(id)
    return [{ ...certificate, staysWithNext: true }, checkLeaf(id, edition)]
  })
  const works = [
    ...tasks.map((task) => line(words.task(task.courseName, task.title), 'text')),
    ...projects.map(({ title: of, role, mentorName }) => line(words.project(of, role, mentorName), 'text')),
  ]
  return {
    tag: 'LI',
    children: [{ tag: 'LBody', children: [{ ...title, staysWithNext: true }, ...proofs, ...works] }],
  }
}

const line = (text: string, look: Leaf['look']): Leaf => ({ tag: 'P', text, look, place: 'main' })

/**
 * Returns the short address of the page that verifies certificates, and the number to type there. The link
 * opens the result directly.
 */
function checkLeaf(id: string, { siteUrl, language }: Edition): Leaf {
  const url = siteUrl + paths.verifyCertificateOf(id)
  return { ...line(WORDS[language].check(shownAddress(url), id), 'link'), url }
}
