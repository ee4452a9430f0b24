import { contractSuite } from '@mentor-connect/testing'
import remote from '../package.json'
import mentorPaths from './paths/editor/routes'
import joinedPaths from './paths/home'
import paths from './paths/routes'
import applications from './applications'
import learnerOpenings from './learnerOpenings'
import mentorOpenings from './mentorOpenings'
import openings from './openings'
import portfolio from './portfolio/editor/routes'
import people from './portfolio/routes'
import learnerProjects from './projects/briefs/learnerRoutes'
import projects from './projects/briefs/routes'
import mentorProjects from './projects/mentoring/routes'
import team from './projects/team/routes'

contractSuite({
  declares: remote.mentorConnect.contract,
  exposes: [
    { module: paths, mounts: ['/paths', '/user/paths'] },
    { module: mentorPaths, mounts: ['/mentor/paths'] },
    { module: joinedPaths, mounts: ['/user/home'] },
    { module: openings, mounts: ['/openings'] },
    { module: learnerOpenings, mounts: ['/user/openings'] },
    { module: applications, mounts: ['/user/applications'] },
    { module: people, mounts: ['/people'] },
    { module: portfolio, mounts: ['/user/portfolio'] },
    { module: mentorOpenings, mounts: ['/mentor/openings'] },
    { module: projects, mounts: ['/projects'] },
    { module: learnerProjects, mounts: ['/user/projects'] },
    { module: team, mounts: ['/user/teams', '/mentor/teams'] },
    { module: mentorProjects, mounts: ['/mentor/projects'] },
  ],
})
