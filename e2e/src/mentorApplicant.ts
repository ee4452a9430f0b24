import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIResponse, Page } from 'playwright-core'
import { codeSentTo } from './outbox'
import type { Product } from './product'

const ROOT = join(__dirname, '../..')

export const APPLICANT = {
  name: 'Kavita Rao',
  email: 'kavita@example.test',
  password: 'a quiet evening at home',
  mobile: '9876543210',
  domains: ['Career'],
  expertise: 'Product design',
  experience: 9,
}

/** Signs up as a mentor and confirms the address, as the form does, in the browser of this page. */
export async function applyAsMentor({ request }: Page, apiUrl: string): Promise<void> {
  const multipart = Object.fromEntries(
    Object.entries(APPLICANT).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  await accepted(request.post(`${apiUrl}/mentor/register-mentor`, { multipart }))
  const { email } = APPLICANT
  const otp = await codeSentTo(apiUrl, email)
  await accepted(request.post(`${apiUrl}/auth/verify-otp`, { data: { email, otp, role: 'mentor' } }))
}

/** What an operator does on the machine of the server. */
export async function approve({ dataDir }: Product, email: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/src/operator/operatorCommand.ts', 'mentors', 'approve', email],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir } },
  )
}

async function accepted(request: Promise<APIResponse>): Promise<void> {
  const response = await request
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
}
