import { uploadBanner, addResource } from '@mentor-connect/contract/courses/authoring/authoring'
import { forEachCourseText } from '@mentor-connect/contract/courses/authoring/courseContent'
import { anOwnCourse, FakeApi } from '@mentor-connect/testing'
import { call } from './call'

const PATH = '/files/banner-abcdefghijklmnopqrstuv/800.webp'

test('files are sent as a multipart form, with non-string values as JSON', async () => {
  const api = new FakeApi().answers(addResource, anOwnCourse())
  const banner = new File(['x'], 'banner.png', { type: 'image/png' })
  const body = {
    ...forEachCourseText((field) => `The ${field}`),
    domain: ['Web'],
    modules: [],
    rating: 5,
    mentorId: 'm',
  }
  await call(addResource, { body, files: { banner } })
  expect(api.received(addResource)[0]?.body).toEqual(body)
  expect(api.received(addResource)[0]?.files.banner?.map(({ name }) => name)).toEqual(['banner.png'])
})

test('reports upload progress', async () => {
  new FakeApi().answers(uploadBanner, { banner: PATH })
  const shares: number[] = []
  await call(uploadBanner, {
    files: { banner: new Blob(['x']) },
    onUploadProgress: (share) => shares.push(share),
  })
  expect(shares).toEqual([1])
})

test('an upload can be aborted', async () => {
  new FakeApi().neverAnswers(uploadBanner)
  const giveUp = new AbortController()
  const upload = call(uploadBanner, { files: { banner: new Blob(['x']) }, signal: giveUp.signal })
  giveUp.abort()
  await expect(upload).rejects.toMatchObject({ name: 'ApiFailure', status: 0 })
})
