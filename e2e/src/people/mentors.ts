import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Product } from '../stage/product'
import { codeSentTo } from './outbox'
import { Person } from './person'

const ROOT = join(__dirname, '../../../')

/** Data of a person who has not applied yet. */
export const newApplicant = () => ({
  name: 'Kavita Rao',
  email: `mentor-${randomUUID()}@example.test`,
  password: 'a quiet evening at home',
  mobile: '9876543210',
  domains: ['Career'],
  expertise: 'Product design',
  experience: 9,
})
export type Applicant = ReturnType<typeof newApplicant>

/** Signs up a mentor and confirms the mail address. The mentor then waits for the operator's approval. */
export async function applyAsMentor(
  { apiUrl }: Pick<Product, 'apiUrl'>,
  applicant: Applicant,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(applicant))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const person = new Person(apiUrl)
  await person.postForm('/mentor/register-mentor', form)
  const { email } = applicant
  const otp = await codeSentTo(apiUrl, email)
  await person.post('/auth/verify-otp', { email, otp, role: 'mentor' })
}

/** Approves a mentor with the operator command. */
export async function approve(
  { dataDir }: Pick<Product, 'dataDir'>,
  email: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/src/operator/operatorCommand.ts', 'mentors', 'approve', email],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, ...environment } },
  )
}

/** Creates an approved mentor for one journey. */
export async function newMentor(product: Pick<Product, 'apiUrl' | 'dataDir'>): Promise<Applicant> {
  const applicant = newApplicant()
  await applyAsMentor(product, applicant)
  await approve(product, applicant.email)
  return applicant
}
