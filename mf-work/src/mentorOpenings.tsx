import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { factMessages } from './opening-facts/messages'
import { ofPosting } from './pageMessages'

/** The openings that a mentor posts. The shell mounts them at `/mentor/openings`. */
export default defineRoutes({
  messages: factMessages,
  routes: [
    {
      id: 'own-openings',
      index: true,
      ...page(
        () => import(/* webpackChunkName: "own-openings" */ './posting/list/OwnOpeningsPage'),
        ofPosting,
      ),
    },
    {
      id: 'new-opening',
      path: 'new',
      ...page(
        () => import(/* webpackChunkName: "opening-editor" */ './posting/editor/OpeningFormPage'),
        ofPosting,
      ),
    },
    {
      id: 'own-opening',
      path: ':openingId',
      ...page(() => import(/* webpackChunkName: "own-opening" */ './posting/one/OwnOpeningPage'), ofPosting),
    },
    {
      id: 'edit-opening',
      path: ':openingId/edit',
      ...page(
        () => import(/* webpackChunkName: "opening-editor" */ './posting/editor/OpeningFormPage'),
        ofPosting,
      ),
    },
    {
      id: 'applicant',
      path: ':openingId/applicants/:applicationId',
      ...page(
        () => import(/* webpackChunkName: "applicant" */ './posting/applicants/ApplicantPage'),
        ofPosting,
      ),
    },
  ],
})
