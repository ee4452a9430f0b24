import type { OwnPortfolio, Portfolio } from '@mentor-connect/contract/work/portfolio'
import { NO_CONTENT, type PortfolioSkill } from '@mentor-connect/contract/work/portfolioRules'
import { NO_RESUME } from '@mentor-connect/contract/work/resumeRules'
import type { Database } from '../../kernel/database/schema'
import { certificatesOf, projectsOf, worksOf } from '../proofs/proofs.query'
import { contentOf, resumePartsOf, type findShown, type StoredPortfolio } from './portfolio.repo'

type ShownPortfolio = NonNullable<Awaited<ReturnType<typeof findShown>>>

/** Returns a portfolio in the form in which others read it. */
export async function toPortfolio(db: Database, row: ShownPortfolio): Promise<Portfolio> {
  return {
    slug: row.slug,
    name: row.name,
    ...(row.profile && { profile: row.profile }),
    isListed: row.visibility === 'public',
    ...(await provenContent(db, row)),
    updatedAt: row.updated_at,
  }
}

/** Returns the content of a portfolio, with the proofs of its skills that are still valid. */
export async function provenContent(db: Database, row: StoredPortfolio) {
  const { skills, ...texts } = contentOf(row)
  const { certificates, tasks, projects } = await validProofs(db, row.learner_id, skills)
  return {
    ...texts,
    skills: skills.map((skill) => ({
      name: skill.name,
      certificates: skill.certificates.flatMap((id) => certificates.get(id) ?? []),
      tasks: skill.tasks.flatMap((id) => tasks.get(id) ?? []),
      ...ifAny((skill.projects ?? []).flatMap((id) => projects.get(id) ?? [])),
    })),
  }
}

interface Owner {
  learnerId: string
  mayShow: boolean
  /** Proposed slug for a portfolio that is not stored yet. */
  proposedSlug: string
}

/** Returns a portfolio in the form in which its owner edits it. */
export async function toOwnPortfolio(
  db: Database,
  row: StoredPortfolio | undefined,
  { learnerId, mayShow, proposedSlug }: Owner,
): Promise<OwnPortfolio> {
  const { skills, ...texts } = row ? contentOf(row) : NO_CONTENT
  const valid = await validProofs(db, learnerId, skills)
  const tasks = await worksOf(db, learnerId)
  return {
    slug: row?.slug ?? proposedSlug,
    visibility: row?.visibility ?? 'off',
    version: row?.version ?? 0,
    ...texts,
    skills: skills.map((skill) => ({
      name: skill.name,
      certificates: skill.certificates.filter((id) => valid.certificates.has(id)),
      tasks: skill.tasks.filter((id) => valid.tasks.has(id)),
      ...ifAny((skill.projects ?? []).filter((id) => valid.projects.has(id))),
    })),
    resume: row ? resumePartsOf(row) : NO_RESUME,
    proofs: {
      certificates: await certificatesOf(db, learnerId),
      tasks: tasks.map(({ id, title, courseName }) => ({ id, title, courseName })),
      ...ifAny(await projectsOf(db, learnerId)),
    },
    mayShow,
    isHidden: row !== undefined && row.hidden_at !== null,
  }
}

/** The field is left out if there are no projects, for older clients that do not know it. */
const ifAny = <Project>(projects: Project[]) => (projects.length > 0 ? { projects } : {})

/** Returns the chosen proofs that are the learner's own and still valid, by id. */
export async function validProofs(db: Database, learnerId: string, skills: PortfolioSkill[]) {
  const ids = proofIds(skills)
  const certificates = await certificatesOf(db, learnerId, ids.certificates)
  const works = await worksOf(db, learnerId, ids.tasks)
  const projects = await projectsOf(db, learnerId, ids.projects)
  return {
    certificates: new Map(certificates.map((one) => [one.id, one])),
    tasks: new Map(works.map(({ id, title, courseName }) => [id, { title, courseName }])),
    projects: new Map(projects.map(({ id, ...project }) => [id, project])),
  }
}

/** Returns the ids of all chosen proofs, each only once. */
export const proofIds = (skills: PortfolioSkill[]) => ({
  certificates: [...new Set(skills.flatMap(({ certificates }) => certificates))],
  tasks: [...new Set(skills.flatMap(({ tasks }) => tasks))],
  projects: [...new Set(skills.flatMap(({ projects = [] }) => projects))],
})
