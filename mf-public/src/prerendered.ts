import { paths, type Prerendered } from '@mentor-connect/shared/remote'
import { DESCRIPTIONS } from './descriptions'
import frame from './frame'
import routes from './routes'

const page = (path: string, name: keyof typeof DESCRIPTIONS) => ({ path, description: DESCRIPTIONS[name] })

/** The pages that are prerendered, for people and search engines without JavaScript. */
const prerendered: Prerendered = {
  frame,
  routes,
  pages: [
    page(paths.home, 'home'),
    page(paths.about, 'about'),
    page(paths.mentors, 'mentors'),
    page(paths.resources, 'catalogue'),
    page(paths.verifyCertificate, 'verifyCertificate'),
    page(paths.privacy, 'privacy'),
    page(paths.terms, 'terms'),
    page(paths.signUp, 'signUp'),
    page(paths.mentorSignUp, 'signUp'),
    page(paths.resourcesOf('career'), 'career'),
    page(paths.resourcesOf('jobs'), 'jobs'),
    page(paths.resourcesOf('skills'), 'skills'),
  ],
}

export default prerendered
