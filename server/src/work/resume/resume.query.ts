import { needsCertificateName } from '@mentor-connect/contract/accounts/printableNames'
import { resumeOf, type Resume } from '@mentor-connect/contract/work/resumeRules'
import type { Database } from '../../kernel/database/schema'
import { certificateErrors } from '../../learning/certificateErrors'
import { undrawable } from '../../platform/typesetting/runs'
import { findOwn, resumePartsOf } from '../portfolio/portfolio.repo'
import { provenContent } from '../portfolio/presentPortfolio'

/**
 * Returns the saved résumé of a learner with the proofs that are currently valid. Returns undefined if the
 * learner has never saved a portfolio.
 *
 * @throws if the fonts lack letters of the name, and the learner has no name for certificates
 */
export async function findResume(db: Database, learnerId: string): Promise<Resume | undefined> {
  const row = await findOwn(db, learnerId)
  if (!row) return undefined
  const owner = await db
    .selectFrom('learners')
    .select(['name', 'certificate_name', 'email'])
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow()
  const content = await provenContent(db, row)
  return resumeOf({ name: printedName(owner), ...content }, resumePartsOf(row), owner.email)
}

function printedName({ name, certificate_name }: { name: string; certificate_name: string | null }): string {
  const shown = [name, certificate_name ?? ''].find((one) => one !== '' && !needsCertificateName(one))
  if (shown === undefined) throw certificateErrors.nameNotPrintable(undrawable(name, 'display'))
  return shown
}
