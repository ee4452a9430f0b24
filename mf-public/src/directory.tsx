import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import { ofMentors } from './pageMessages'

/** The directory of mentors inside the learner frame. The shell mounts it at `/user/mentors`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'mentors-inside',
      index: true,
      ...page(
        () => import(/* webpackChunkName: "mentor-directory" */ './mentors/MentorDirectoryPage'),
        ofMentors,
      ),
    },
  ],
})
