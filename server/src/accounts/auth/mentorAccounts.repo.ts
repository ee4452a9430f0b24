import type { Locale } from '@mentor-connect/contract/api/locales'
import { topicsOf } from '@mentor-connect/contract/mentoring/mentorTopics'
import type { Instant, Database } from '../../kernel/database/schema'
import { hidingColumns, replaceMentorList } from '../people/mentorAccount.repo'
import { indexMentor } from '../people/mentorSearch.repo'
import type { MentorApplication } from './mentorApplication'

interface NewMentor {
  id: string
  email: string
  name: string
  passwordHash: string
  language: Locale | null
  application: MentorApplication
  now: Instant
}

/** Creates the account of a mentor whose address was just verified. An operator has to approve it. */
export async function insertMentor(db: Database, { application, ...mentor }: NewMentor) {
  const { mobile, expertise, experience, profile, domains, social, hiddenContact } = application
  await db
    .insertInto('mentors')
    .values({
      id: mentor.id,
      email: mentor.email,
      name: mentor.name,
      password_hash: mentor.passwordHash,
      language: mentor.language,
      mobile,
      expertise,
      experience,
      profile,
      ...hidingColumns(hiddenContact ?? []),
      verified: 1,
      status: 'inactive',
      created_at: mentor.now,
      updated_at: mentor.now,
    })
    .execute()
  await replaceMentorList(db, 'mentor_domains', mentor.id, domains)
  await replaceMentorList(db, 'mentor_topics', mentor.id, topicsOf(domains))
  await replaceMentorList(db, 'mentor_links', mentor.id, social)
  await indexMentor(db, mentor.id)
}
