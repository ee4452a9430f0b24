import { page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages } from './messages'
import { ofVerification } from './pageMessages'

/** The verification of certificates inside the learner frame. The shell mounts it at `/user/verify-certificate`. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'verify-certificate-inside',
      index: true,
      ...page(
        () =>
          import(/* webpackChunkName: "verify-certificate" */ './verify-certificate/VerifyCertificatePage'),
        ofVerification,
      ),
    },
  ],
})
