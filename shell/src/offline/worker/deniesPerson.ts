import type { Failure } from '@mentor-connect/contract/api/wire'

/**
 * Whether a response says that this person may read nothing personal any more. A lesson of a course that the person is
 * not enrolled in says nothing about everything else.
 */
export async function deniesPerson(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401
  const failure = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Partial<Failure>
  return failure.code !== 'not_enrolled'
}
