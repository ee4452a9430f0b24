import { publicPage } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import { mentor } from './rendering'
import { ofMentors } from './pageMessages'

/** The public profile of a mentor. The shell mounts it at `/mentor` and at `/user/mentor`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'mentor-profile',
      path: ':mentorId',
      ...publicPage(
        () => import(/* webpackChunkName: "mentor-profile" */ './mentors/profile/MentorProfilePage'),
        mentor,
        ofMentors,
      ),
    },
  ],
})
