import {
  decideWork,
  getOwnTask,
  getReviewedWork,
  getWorks,
  saveRubric,
} from '@mentor-connect/contract/courses/tasks/taskReviews'
import {
  getTask,
  getWorkFile,
  removeWorkFile,
  saveWorkDraft,
  sendWork,
  uploadWorkFile,
  withdrawWork,
} from '@mentor-connect/contract/courses/tasks/tasks'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { FileService } from '../../kernel/files/files.service'
import { reviewService } from './reviews.service'
import { rubricService } from './rubrics.service'
import { workFileService } from './workFiles.service'
import { workService } from './works.service'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'jobs' | 'files'> & { uploads: FileService }

/** Registers the routes by which learners hand in works and mentors review them. */
export function registerTaskRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const works = workService(dependencies)
  registerLearnerRoutes(app, works)
  registerFileRoutes(app, { ...dependencies, works })
  registerMentorRoutes(app, dependencies)
}

function registerLearnerRoutes(app: FastifyInstance, works: ReturnType<typeof workService>) {
  serve(app, getTask, async ({ params }, { session }) => ({
    data: await works.read({ ...params, learnerId: callerOf(session) }),
  }))

  serve(app, saveWorkDraft, async ({ params, body: { userId, ...draft } }) => ({
    data: { savedAt: await works.saveDraft({ ...params, learnerId: userId }, draft) },
  }))

  serve(app, sendWork, async ({ params, body: { userId, ...work } }) => ({
    message: 'Work sent',
    data: await works.send({ ...params, learnerId: userId }, work),
  }))

  serve(app, withdrawWork, async ({ params, body: { userId, number } }) => ({
    message: 'Work withdrawn',
    data: await works.withdraw({ ...params, learnerId: userId }, number),
  }))
}

function registerFileRoutes(
  app: FastifyInstance,
  dependencies: Dependencies & { works: ReturnType<typeof workService> },
) {
  const { works } = dependencies
  const files = workFileService(dependencies)

  serve(app, uploadWorkFile, async ({ params, body: { userId }, files: uploads }) => ({
    data: await files.attach({ ...params, learnerId: userId }, uploads),
  }))

  serve(app, removeWorkFile, async ({ params, body: { userId } }) => {
    await works.attach({ ...params, learnerId: userId }, null)
    return { data: {} }
  })

  serve(app, getWorkFile, ({ params: { id } }, { session, reply }) => files.download(session, id, reply))
}

function registerMentorRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const reviews = reviewService(dependencies)
  const rubrics = rubricService(dependencies)

  serve(app, getWorks, async ({ query }, { session }) => ({
    data: await reviews.list(callerOf(session), query),
  }))

  serve(app, getReviewedWork, async ({ params: { id } }, { session }) => ({
    data: await reviews.read(callerOf(session), id),
  }))

  serve(app, decideWork, async ({ params: { id }, body }, { session }) => ({
    message: body.outcome === 'approved' ? 'Work approved' : 'Work returned',
    data: await reviews.decide(callerOf(session), id, body),
  }))

  serve(app, getOwnTask, async ({ params }, { session }) => ({
    data: await rubrics.read(callerOf(session), params),
  }))

  serve(app, saveRubric, async ({ params, body }, { session }) => ({
    message: 'Rubric saved',
    data: await rubrics.save(callerOf(session), params, body),
  }))
}
