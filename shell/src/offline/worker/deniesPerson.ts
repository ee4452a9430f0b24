import type { Failure } from '@mentor-connect/contract/api/wire'

/**
 * Returns true if the response means that the person may not read personal data any more. `not_enrolled` concerns
 * only the lessons of one course, so it does not count.
 */
export async function deniesPerson(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401
  const failure = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Partial<Failure>
  return failure.code !== 'not_enrolled'
}
