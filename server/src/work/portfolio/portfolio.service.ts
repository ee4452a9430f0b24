import { storedSubject } from '@mentor-connect/contract/courses/subjects'
import type { OwnPortfolio, Portfolio } from '@mentor-connect/contract/work/portfolio'
import {
  portfolioErrors,
  slugError,
  type PortfolioContent,
  type PortfolioSkill,
  type Visibility,
} from '@mentor-connect/contract/work/portfolioRules'
import { resumeErrors, type ResumeParts } from '@mentor-connect/contract/work/resumeRules'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { findPerson } from '../../accounts/people/person.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { slugTaken } from '../../kernel/slugs/formerSlugs.repo'
import { proposedSlug } from '../../kernel/slugs/proposedSlug'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { errors } from '../../platform/http/errors'
import { workErrors } from '../openings/workErrors'
import { projectsOf } from '../proofs/proofs.query'
import { mayShow, requireMayShow } from './portfolio.policy'
import {
  contentOf,
  findOwn,
  findShown,
  formerPortfolioSlugs,
  insertPortfolio,
  updatePortfolio,
} from './portfolio.repo'
import { proofIds, toOwnPortfolio, toPortfolio, validProofs } from './presentPortfolio'

interface Saved extends PortfolioContent {
  version: number
  slug: string
  visibility: Visibility
  /** Parts of the résumé; undefined if they do not change. */
  resume?: ResumeParts
}

/** Reads portfolios for everybody, and lets their owners change them. */
export function portfolios({ db, clock, config }: Pick<ApiDependencies, 'db' | 'clock' | 'config'>) {
  async function readOwn(learnerId: string): Promise<OwnPortfolio> {
    const owner = await findPerson(db, 'user', learnerId)
    if (!owner) throw errors.notFound('Account')
    const stored = await findOwn(db, learnerId)
    return toOwnPortfolio(db, stored, {
      learnerId,
      mayShow: await mayShow(db, learnerId),
      proposedSlug: stored ? '' : await proposal(owner),
    })
  }

  async function proposal(owner: { id: string; name: string }): Promise<string> {
    const now = clock().toISOString()
    const isFree = (slug: string) => formerPortfolioSlugs.isFree(db, slug, now)
    return proposedSlug(owner, { isFree, fallback: 'learner' })
  }

  async function store(tx: Tx, learnerId: string, { version, slug, visibility, resume, ...content }: Saved) {
    // The account is locked, so that neither another change nor a year of birth is stored in the meantime.
    await lockAccount(tx, 'user', learnerId)
    const before = await findOwn(tx, learnerId)
    if ((before?.version ?? 0) !== version) throw workErrors.portfolioChanged()
    if (visibility !== 'off') await requireMayShow(tx, learnerId, config)
    const stored = before ? contentOf(before).skills : []
    const skills = withProjects(content.skills, stored, await projectsOf(tx, learnerId))
    await requireOwnProofs(tx, learnerId, skills)
    const updated_at = clock().toISOString()
    const values = {
      slug,
      visibility,
      version: version + 1,
      updated_at,
      content: JSON.stringify({ ...content, skills: skills.map(named) }),
      ...(resume && { resume: JSON.stringify(resume) }),
    }
    if (before && before.slug !== slug && before.visibility !== 'off')
      await formerPortfolioSlugs.keep(tx, learnerId, before.slug, clock())
    await (before
      ? updatePortfolio(tx, learnerId, values)
      : insertPortfolio(tx, { ...values, learner_id: learnerId, created_at: updated_at }))
    await formerPortfolioSlugs.take(tx, learnerId, slug, updated_at)
  }

  return {
    readOwn,

    async read(slug: string): Promise<Portfolio> {
      const row = await findShown(db, slug)
      if (!row) throw errors.notFound('Portfolio')
      return toPortfolio(db, row)
    },

    /** Returns the current slug of a portfolio that had this slug within the last year. */
    async findMoved(slug: string): Promise<string> {
      const moved = await formerPortfolioSlugs.presentSlugOf(db, slug, clock().toISOString())
      if (moved === undefined) throw errors.notFound('Portfolio')
      return moved
    },

    async save(learnerId: string, saved: Saved): Promise<OwnPortfolio> {
      requireValid(saved)
      try {
        await db.transaction().execute((tx) => store(tx, learnerId, saved))
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        throw slugTaken()
      }
      return readOwn(learnerId)
    },
  }
}

/** Replaces the name of a subject with its English name. */
const named = (skill: PortfolioSkill): PortfolioSkill => ({ ...skill, name: storedSubject(skill.name) })

/**
 * Adds the stored projects of each skill that are still valid, for older clients, which do not know projects
 * and send none.
 */
function withProjects(
  skills: PortfolioSkill[],
  before: PortfolioSkill[],
  valid: { id: string }[],
): PortfolioSkill[] {
  const known = new Map(before.map(({ name, projects = [] }) => [name, projects]))
  return skills.map((skill) => {
    const kept = known.get(storedSubject(skill.name))?.filter((id) => valid.some((one) => one.id === id))
    const projects = skill.projects ?? kept ?? []
    return { ...skill, ...(projects.length > 0 && { projects }) }
  })
}

function requireValid({ version: _version, slug, visibility, resume, ...content }: Saved) {
  const found = {
    ...portfolioErrors(content, visibility !== 'off'),
    ...(resume && resumeErrors(resume)),
    slug: slugError(slug),
  }
  const fields = Object.entries(found).flatMap(([field, error]) => (error ? [[field, 'Correct this.']] : []))
  if (fields.length > 0) throw errors.invalidInput(Object.fromEntries(fields) as Record<string, string>)
}

async function requireOwnProofs(tx: Tx, learnerId: string, skills: PortfolioSkill[]) {
  const chosen = proofIds(skills)
  const valid = await validProofs(tx, learnerId, skills)
  const kinds = ['certificates', 'tasks', 'projects'] as const
  if (kinds.some((kind) => valid[kind].size < chosen[kind].length))
    throw errors.invalidInput({ skills: 'Something that you chose proves nothing any more. Choose again.' })
}
