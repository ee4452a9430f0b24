import type { Role } from '@mentor-connect/contract/api/people'

/** Pages of the site that mails link to. */
export const LOGIN_PATHS: Record<Role, string> = { user: '/signup', mentor: '/mentor-signup' }
export const FORGOTTEN_PATHS: Record<Role, string> = {
  user: '/forgot-password',
  mentor: '/forgot-password?role=mentor',
}
