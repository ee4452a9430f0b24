import {
  addResource,
  deleteResource,
  getOwnResource,
  getOwnResources,
  setResourceStatus,
  updateResource,
  uploadBanner,
  uploadDocument,
} from '@mentor-connect/contract/courses/authoring/authoring'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import type { Upload } from '../../platform/http/multipart/receiveForm'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { FileService } from '../../kernel/files/files.service'
import { authoringService } from './authoring.service'
import { listOwnCourses } from './ownCourses.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config'> & { uploads: FileService }

/** A mentor's own courses. The endpoints' access refuses mentors who are not approved. */
export function registerAuthoringRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, uploads } = dependencies
  const authoring = authoringService(dependencies)
  const keepBanner = (upload: Upload, ownerId: string) =>
    uploads.keepPicture(upload, 'banner', { ownerId, field: 'banner' })

  serve(app, addResource, async ({ body, files }) => {
    const { mentorId } = body
    // The course is checked first, so that no banner is stored for an invalid course.
    if (files.banner[0]) await authoring.check(body, body.status ?? 'published')
    const bannerUrl = files.banner[0] ? await keepBanner(files.banner[0], mentorId) : body.bannerUrl
    return { message: 'Course created', data: await authoring.create(mentorId, { ...body, bannerUrl }) }
  })

  serve(app, updateResource, async ({ params, body, files }, { session }) => {
    const mentorId = callerOf(session)
    if (files.banner[0]) await authoring.checkOwn(mentorId, params.id, body)
    const bannerUrl = files.banner[0] ? await keepBanner(files.banner[0], mentorId) : body.bannerUrl
    return {
      message: 'Course saved',
      data: await authoring.update(mentorId, params.id, { ...body, bannerUrl }),
    }
  })

  serve(app, setResourceStatus, async ({ params, body }, { session }) => ({
    data: await authoring.setStatus(callerOf(session), params.id, body.status),
  }))

  serve(app, deleteResource, async ({ params }, { session }) => {
    await authoring.remove(callerOf(session), params.id)
    return { message: 'Course deleted', data: { deleted: true } }
  })

  serve(app, uploadDocument, async ({ files: { document } }, { session }) => ({
    data: await uploads.keepDocument(document[0]!, { ownerId: callerOf(session), field: 'document' }),
  }))

  serve(app, uploadBanner, async ({ files: { banner } }, { session }) => ({
    data: { banner: await keepBanner(banner[0]!, callerOf(session)) },
  }))

  serve(app, getOwnResources, async ({ query }, { session }) => ({
    data: await listOwnCourses(db, callerOf(session), query),
  }))

  serve(app, getOwnResource, async ({ params }, { session }) => ({
    data: await authoring.read(callerOf(session), params.id),
  }))
}
