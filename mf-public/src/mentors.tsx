import { defineRoutes, page } from '@mentor-connect/shared/remote'
import { messages } from './messages'

/** A mentor's public profile; the shell mounts it at `/mentor` and at `/user/mentor`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'mentor-profile',
      path: ':mentorId',
      ...page(() => import(/* webpackChunkName: "mentor-profile" */ './mentors/profile/MentorProfilePage')),
    },
  ],
})
