import { generateKeyPairSync } from 'node:crypto'
import type { Rows } from '../../../testing/earlierDatabase'
import { multikeyOf } from '../../certificates/credential/multikey'

const AT = '2026-01-01T00:00:00.000Z'
/** A key that once signed certificates. */
export const EARLIER_KEY = multikeyOf(generateKeyPairSync('ed25519').privateKey)
const DATES = { created_at: AT, updated_at: AT }

/** Rows as any earlier version of the main API may have stored them. */
export function rowsOfEarlierApi(password_hash: string): Rows {
  const person = { ...DATES, password_hash, mobile: null, profile: null, verified: 1, language: 'hi' }
  const certificate = { ...DATES, course_name: 'Bread', instructor_name: 'Ravi', learner_name: 'Asha' }
  return {
    learners: [{ ...person, id: 'asha', email: 'asha@example.org', name: 'Asha वर्मा', auth_type: null }],
    mentors: [
      {
        ...person,
        id: 'ravi',
        email: 'ravi@example.org',
        name: 'Ravi',
        status: 'active',
        expertise: 'Baking',
        experience: 7,
      },
    ],
    courses: [
      {
        ...DATES,
        id: 'bread',
        title: 'Bread',
        description: 'All about it.',
        mentor_id: 'ravi',
        search_text: 'bread all about it.',
        banner: '/files/banner-x/800.webp',
        rating_sum: 4,
        rating_count: 1,
        rating_average: 4,
        students: 1,
        module_count: 2,
        lesson_count: 2,
      },
    ],
    course_domains: [{ course_id: 'bread', position: 0, domain: 'Cooking' }],
    modules: [0, 1].map((position) => ({
      course_id: 'bread',
      position,
      name: `Part ${position}`,
      id: `m${position}`,
    })),
    lessons: ['Flour', 'Oven'].map((title, module_position) => ({
      course_id: 'bread',
      module_position,
      position: 0,
      title,
      id: title.toLowerCase(),
      type: 'link',
      url: 'https://example.org/',
      file: null,
    })),
    reviews: [{ ...DATES, course_id: 'bread', learner_id: 'asha', rating: 4, comment: 'Warm.' }],
    enrolments: [{ learner_id: 'asha', course_id: 'bread', created_at: AT, last_active_at: AT }],
    lesson_progress: [
      { lesson_key: '0-0', status: 'completed' },
      { lesson_key: '1-0', status: 'in-progress' },
    ].map((row) => ({ ...row, learner_id: 'asha', course_id: 'bread', updated_at: AT })),
    favorites: [{ learner_id: 'asha', course_id: 'bread', created_at: AT }],
    certificates: [
      { ...certificate, id: 'cert', learner_id: 'asha', course_id: 'bread', revoked_at: null },
      { ...certificate, id: 'revoked', learner_id: 'asha', course_id: 'other', revoked_at: AT },
    ],
    sessions: [{ id_hash: 's', person_id: 'asha', role: 'user', created_at: AT, expires_at: '2099-01-01' }],
    consents: [{ person_id: 'asha', version: '1', accepted_at: AT }],
    erasures: [{ person_id: 'gone', email: 'gone@example.org', language: 'hi', requested_at: AT }],
    jobs: [
      {
        id: 'gone',
        kind: 'account.finish-erasure',
        dedupe_key: 'account.finish-erasure:gone',
        payload: JSON.stringify({ personId: 'gone', email: 'gone@example.org', language: 'hi' }),
        run_at: '2099-01-01T00:00:00.000Z',
        created_at: AT,
      },
    ],
    activity: [{ learner_id: 'asha', day: '2026-01-01', steps: 2 }],
    credential_keys: [{ multikey: EARLIER_KEY, published_at: AT, retired_at: AT }],
    restore_journal: [{ id: 'act', at: AT, kind: 'account-erased', subject: 'gone', role: 'user' }],
  }
}
