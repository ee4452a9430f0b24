import { readOf } from '@mentor-connect/api'
import type { Rendering } from '@mentor-connect/contract/remote'
import { getProject, listProjects } from '@mentor-connect/contract/work/projects/projects'
import { projectsRequest } from './projectsRequest'

type Heads = typeof import('./heads')

/** Returns a loader for the metadata of a page. Only servers call it. */
const head = (name: keyof Heads) => async () => ({ default: (await import('./heads'))[name] })

export const projects: Rendering = {
  head: head('projects'),
  query: ['skill', 'language', 'places'],
  /** A server would cache each place in the list as a separate page. */
  browserQuery: ['after'],
  reads: ({ query }) => [readOf(listProjects, projectsRequest(query))],
}

export const project: Rendering = {
  head: head('project'),
  reads: ({ params }) => [readOf(getProject, { params: { id: params.briefId! } })],
}
