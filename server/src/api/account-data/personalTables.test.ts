import { testApp } from '../../testing/testApp'

it('covers every table with personal data', async () => {
  const t = await testApp()
  const personal = ['person_id', 'learner_id', 'mentor_id', 'user_id', 'owner_id', 'email']
  const tables = await t.db.introspection.getTables()
  await t.close()
  const found = tables.filter(({ columns }) => columns.some(({ name }) => personal.includes(name)))
  // A table that is missing here must first be added to the export (accountExport) and the erasure
  // (accountErasure).
  expect(found.map(({ name }) => name).sort()).toEqual([
    'account_access',
    'account_use',
    'activity',
    'assessments',
    'attempts',
    'blocked_pairs',
    'certificates',
    'consents',
    'courses',
    'deliveries',
    'deliveries_sent',
    'email_changes',
    'enrolments',
    'favorites',
    'files',
    'goals',
    'guardian_consents',
    'helpful_answers',
    'identity_links',
    'jobs',
    'known_devices',
    'learner_domains',
    'learners',
    'lesson_answers',
    'lesson_positions',
    'lesson_progress',
    'lesson_questions',
    'lesson_watched',
    'meetings',
    'mentor_availability',
    'mentor_checks',
    'mentor_domains',
    'mentor_languages',
    'mentor_links',
    'mentor_places',
    'mentor_reviews',
    'mentor_topics',
    'mentors',
    'mentorships',
    'notes',
    'notice_people',
    'notification_people',
    'notification_preferences',
    'notifications',
    'open_id_links',
    // Operators run the platform and are not among its users.
    'operators',
    'otp_guesses',
    'password_reset_requests',
    'password_resets',
    // Triggers keep this table in step with learners and mentors.
    'people_search',
    'plan_changes',
    'plan_steps',
    'practice_runs',
    'push_subscriptions',
    'reviews',
    'sanctions',
    'sessions',
    'sign_up_links',
    'sign_up_mails',
    'signups',
    'task_works',
    'time_cells',
    'workshop_people',
    'workshops',
  ])
})
