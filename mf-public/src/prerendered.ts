import { paths, type Prerendered } from '@mentor-connect/shared/remote'
import frame from './frame'
import type { PublicMessage } from './messages/useT'
import routes from './routes'

const page = (path: string, description: PublicMessage) => ({ path, description })

/** The pages that are prerendered, for people and search engines without JavaScript. */
const prerendered: Prerendered = {
  frame,
  routes,
  pages: [
    page(paths.home, 'public.home.hero.intro'),
    page(paths.about, 'public.about.intro'),
    page(paths.mentors, 'public.mentors.intro'),
    page(paths.resources, 'public.catalogue.intro'),
    page(paths.verifyCertificate, 'public.verify.intro'),
    page(paths.privacy, 'public.privacy.intro'),
    page(paths.terms, 'public.terms.intro'),
    page(paths.signUp, 'public.auth.promise'),
    page(paths.mentorSignUp, 'public.auth.promise'),
    page(paths.resourcesOf('career'), 'public.subject.career.intro'),
    page(paths.resourcesOf('jobs'), 'public.subject.jobs.intro'),
    page(paths.resourcesOf('skills'), 'public.subject.skills.intro'),
  ],
}

export default prerendered
