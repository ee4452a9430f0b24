import type { Visitor } from '../page/openPage'

export const MODULES = 30
export const LESSONS_PER_MODULE = 10

/** Creates a course of the mentor as large as the rules allow. Returns its id. */
export async function createLargeCourse(
  { apiUrl, siteUrl }: { apiUrl: string; siteUrl: string },
  { cookies, storage }: Visitor,
): Promise<string> {
  const { data: mentor } = JSON.parse(storage.auth!) as { data: string }
  const modules = Array.from({ length: MODULES }, (_, module) => ({
    name: `Module ${module + 1}`,
    lessons: Array.from({ length: LESSONS_PER_MODULE }, (_, lesson) => ({
      title: `Lesson ${lesson + 1} of module ${module + 1}`,
      type: 'link',
      url: `https://example.org/${module + 1}/${lesson + 1}`,
    })),
  }))
  const response = await fetch(`${apiUrl}/resource/add-resource`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: siteUrl,
    },
    body: JSON.stringify({
      title: 'A course of 300 lessons',
      description: 'Measured while somebody types in its form.',
      domain: ['Programming'],
      modules,
      status: 'draft',
      mentorId: (JSON.parse(mentor) as { _id: string })._id,
    }),
  })
  const body = (await response.json()) as { message: string; data: { _id: string } }
  if (!response.ok) throw new Error(`The course was not created: ${response.status} ${body.message}`)
  return body.data._id
}
