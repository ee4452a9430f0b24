import type { AboutMessage } from './about/messages/useT'
import type { CareerMessage } from './careers/messages/useT'
import type { HelpMessage } from './help/messages/useT'
import type { HomeMessage } from './home/messages/useT'
import type { PublicMessage } from './messages/useT'
import type { SignUpMessage } from './sign-up/messages/useT'
import type { SubjectMessage } from './subject/messages/useT'
import type { VerificationMessage } from './verify-certificate/messages/useT'
import type { WorkshopMessage } from './workshops/messages/useT'

type Message =
  | PublicMessage
  | AboutMessage
  | CareerMessage
  | HelpMessage
  | HomeMessage
  | SignUpMessage
  | SubjectMessage
  | VerificationMessage
  | WorkshopMessage

/** Page → id of the message that describes it to search engines and in link previews. */
export const DESCRIPTIONS = {
  home: 'public.home.hero.intro',
  about: 'public.about.intro',
  mentors: 'public.mentors.intro',
  directory: 'public.mentors.directoryIntro',
  catalogue: 'public.catalogue.intro',
  verifyCertificate: 'public.verify.intro',
  help: 'public.help.intro',
  privacy: 'public.privacy.intro',
  terms: 'public.terms.intro',
  signUp: 'public.auth.promise',
  mentorSignUp: 'public.auth.mentor.sign-up.intro',
  career: 'public.subject.career.intro',
  jobs: 'public.subject.jobs.intro',
  skills: 'public.subject.skills.intro',
  careers: 'public.careers.intro',
  compareCareers: 'public.careers.compareIntro',
  workshops: 'public.workshops.intro',
} satisfies Record<string, Message>
