import { insertRows, rowsOf, timeWithin, type Database } from './rows'
import type { OfficeSize } from './size'

const FIRST =
  'Asha Ravi Meera Kabir Tanvi Arjun Divya Nikhil Priya Rohan Sana Imran Leela Vikram Anita Farhan Gita Harish Isha Jatin Kavya Lokesh Mona Naveen Ojas Pooja Rahul Sunita Tarun Uma'.split(
    ' ',
  )
const LAST =
  'Rao Kumar Shah Verma Iyer Khan Das Menon Gupta Nair Joshi Patel Reddy Sen Singh Bose Chopra Desai Kaur Mehta'.split(
    ' ',
  )
const DAYS = 365

export const learnerId = (index: number) => `learner-${index}`
export const mentorId = (index: number) => `mentor-${index}`

/** Name of a person. Each first name is given to one person in thirty. */
export const nameOf = (index: number) =>
  `${FIRST[index % FIRST.length]!} ${LAST[Math.floor(index / FIRST.length) % LAST.length]!}`

const emailOf = (index: number, role: string) =>
  `${nameOf(index).toLowerCase().replace(' ', '.')}.${role}${index}@example.org`

export async function insertPeople(db: Database, { learners, mentors }: OfficeSize, now: Date) {
  await insertRows(
    db,
    'learners',
    rowsOf(learners, (index) => ({
      ...person(index, now),
      id: learnerId(index),
      email: emailOf(index, 'l'),
      auth_type: null,
    })),
  )
  await insertRows(
    db,
    'mentors',
    rowsOf(mentors, (index) => ({
      ...person(index, now),
      id: mentorId(index),
      email: emailOf(index, 'm'),
      status: isApproved(index) ? ('active' as const) : ('inactive' as const),
      expertise: 'Product design',
      experience: 1 + (index % 30),
    })),
  )
  await insertRows(
    db,
    'mentor_domains',
    rowsOf(mentors, (index) => ({ person_id: mentorId(index), position: 0, value: 'Career' })),
  )
  await insertSessions(db, learners, now)
}

export const isApproved = (mentor: number) => mentor % 2 === 0
/** Returns true for one application in ten, which is rejected; `insertRecords` writes the decision. */
export const isRejected = (mentor: number) => mentor % 20 === 7

export const joinedAt = (index: number, now: Date) => timeWithin(DAYS, now, index)

const person = (index: number, now: Date) => ({
  name: nameOf(index),
  password_hash: null,
  mobile: '9000000000',
  profile: null,
  verified: 1 as const,
  language: 'en' as const,
  created_at: joinedAt(index, now),
  updated_at: joinedAt(index, now),
})

async function insertSessions(db: Database, learners: number, now: Date) {
  const at = now.toISOString()
  const sessions = rowsOf(learners, (index) => ({
    id_hash: `session-${index}`,
    person_id: learnerId(index),
    role: 'user' as const,
    created_at: at,
    expires_at: at,
    last_used_at: at,
    browser: 'Firefox',
    system: 'Linux',
    device_id: null,
  }))
  await insertRows(db, 'sessions', sessions)
}
