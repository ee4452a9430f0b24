import {
  acceptMentorship,
  answerMentor,
  askLearner,
  completeMentorship,
  confirmMentorship,
  continueMentorship,
  declineMentorship,
  endMentorship,
  getMentoring,
  getMentorship,
  getMentorships,
  getPlaces,
  requestMentorship,
  savePlaces,
  withdrawMentorship,
} from '@mentor-connect/contract/mentoring/mentorships'
import type { MentorshipAct } from '@mentor-connect/contract/mentoring/mentorship'
import type { FastifyInstance } from 'fastify'
import { callerOf, type Session } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { actService, type Given } from './acts.service'
import { mentoringService } from './mentoring.service'
import { ownMentorships } from './ownMentorships.service'
import { participant } from './participant'
import { requestService } from './requests.service'

/** Registers the routes of mentorships, from the request to the completion. */
export function registerMentorshipRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const requests = requestService(dependencies)
  const own = ownMentorships(dependencies)
  const mentoring = mentoringService(dependencies)
  registerActs(app, dependencies)

  serve(app, requestMentorship, async ({ body: { mentor, ...request } }) => ({
    message: 'Request sent',
    data: await requests.request({ ...request, mentorId: mentor }),
  }))

  serve(app, getMentorships, async ({ query }, { session }) => ({
    data: await own.list(participant(session), query),
  }))

  serve(app, getMentorship, async ({ params: { id } }, { session }) => ({
    data: await own.read(participant(session), id),
  }))

  serve(app, getMentoring, async ({ params: { mentorId } }, { session }) => ({
    data: await mentoring.read(mentorId, session),
  }))

  serve(app, getPlaces, async (_, { session }) => ({ data: await mentoring.places(callerOf(session)) }))

  serve(app, savePlaces, async ({ body }, { session }) => ({
    message: 'Places saved',
    data: await mentoring.savePlaces(callerOf(session), body),
  }))
}

function registerActs(app: FastifyInstance, dependencies: ApiDependencies) {
  const acts = actService(dependencies)
  const doing =
    (act: MentorshipAct) =>
    async ({ params: { id }, body }: ActRequest, { session }: { session: Session | null }) => ({
      data: await acts.act(participant(session), id, act, body),
    })
  serve(app, askLearner, doing('ask'))
  serve(app, answerMentor, doing('answer'))
  serve(app, acceptMentorship, doing('accept'))
  serve(app, declineMentorship, doing('decline'))
  serve(app, withdrawMentorship, doing('withdraw'))
  serve(app, confirmMentorship, doing('confirm'))
  serve(app, completeMentorship, doing('complete'))
  serve(app, continueMentorship, doing('continue'))
  serve(app, endMentorship, doing('end'))
}

interface ActRequest {
  params: { id: string }
  body: Given
}
