import type { PublicMessage } from './messages/useT'

/** Page → the message that describes it to search engines and in link previews. */
export const DESCRIPTIONS = {
  home: 'public.home.hero.intro',
  about: 'public.about.intro',
  mentors: 'public.mentors.intro',
  directory: 'public.mentors.directoryIntro',
  catalogue: 'public.catalogue.intro',
  verifyCertificate: 'public.verify.intro',
  privacy: 'public.privacy.intro',
  terms: 'public.terms.intro',
  signUp: 'public.auth.promise',
  mentorSignUp: 'public.auth.mentor.sign-up.intro',
  career: 'public.subject.career.intro',
  jobs: 'public.subject.jobs.intro',
  skills: 'public.subject.skills.intro',
} satisfies Record<string, PublicMessage>
