import type { PersonalData } from '../kernel/personal-data/personalData'
import {
  deleteLearner,
  deleteMentor,
  emptyProfile,
  forgetAccess,
  forgetSignIns,
} from './people/accountErasure.repo'
import { accountDataOf } from './people/accountExport.repo'

export const personalData = {
  exported: accountDataOf,
  erasure: {
    learner: {
      'sign-ins': (tx, { person }) => forgetSignIns(tx, person),
      async account(tx, { person }) {
        await deleteLearner(tx, person.id)
        await forgetAccess(tx, person.id)
      },
    },
    mentor: {
      'sign-ins': (tx, { person }) => forgetSignIns(tx, person),
      profile: (tx, { person }) => emptyProfile(tx, person.id),
      account: (tx, { person, coursesLeft }) =>
        deleteMentor(tx, person.id, { isNeeded: coursesLeft.length > 0 }),
      access: (tx, { person }) => forgetAccess(tx, person.id),
    },
  },
  tables: [
    'account_access',
    'account_use',
    'consents',
    'email_changes',
    'guardian_consents',
    'identity_links',
    'known_devices',
    'learner_domains',
    'learners',
    'mentor_checks',
    'mentor_domains',
    'mentor_languages',
    'mentor_links',
    'mentor_topics',
    'mentors',
    'notice_people',
    'open_id_links',
    'passkey_challenges',
    'passkeys',
    'otp_guesses',
    'password_reset_requests',
    'password_resets',
    // Triggers copy its rows from learners and mentors.
    'people_search',
    'recovery_codes',
    'second_factors',
    'second_steps',
    'sessions',
    'sign_up_links',
    'sign_up_mails',
    'signups',
  ],
} satisfies PersonalData
