import {
  getMeetingNoteVersions,
  getMeetingRecord,
  giveFeedback,
  markAttendance,
  saveMeetingNotes,
  savePrivateNotes,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import type { FastifyInstance } from 'fastify'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { participant } from '../participant'
import { meetingNotes } from './notes.service'
import { recordNews } from './recordNews'
import { recordService } from './record.service'

/** Registers the routes for the notes, feedback and attendance that two people record for their session. */
export function registerMeetingRecords(app: FastifyInstance, dependencies: ApiDependencies) {
  const news = recordNews(dependencies)
  const record = recordService(dependencies, news)
  const notes = meetingNotes(dependencies, news)

  serve(app, getMeetingRecord, async ({ params: { id } }, { session }) => ({
    data: await record.read(participant(session), id),
  }))

  serve(app, saveMeetingNotes, async ({ params: { id }, body }, { session }) => ({
    message: 'Notes saved',
    data: await notes.save(mayWrite(session), id, body),
  }))

  serve(app, getMeetingNoteVersions, async ({ params: { id } }, { session }) => ({
    data: { versions: await notes.versions(participant(session), id) },
  }))

  serve(app, savePrivateNotes, async ({ params: { id }, body }, { session }) => ({
    message: 'Notes saved',
    data: await notes.savePrivate(participant(session), id, body),
  }))

  serve(app, giveFeedback, async ({ params: { id }, body }, { session }) => ({
    message: 'Thank you for the feedback',
    data: await record.giveFeedback(mayWrite(session), id, body),
  }))

  serve(app, markAttendance, async ({ params: { id }, body: { mark } }, { session }) => ({
    message: 'Saved',
    data: await record.mark(participant(session), id, mark),
  }))
}

/** Refuses minors who do not have a guardian's consent, because they may not write to mentors. */
function mayWrite(session: Session | null) {
  if (session?.chatRestriction === 'guardian_consent_needed') throw errors.guardianConsentNeeded()
  return participant(session)
}
