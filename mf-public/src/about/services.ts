import { paths } from '@mentor-connect/contract/remote'
import {
  BadgeCheck,
  BookOpen,
  BriefcaseBusiness,
  ChartNoAxesCombined,
  ClipboardList,
  Globe,
  HeartHandshake,
  MessagesSquare,
  Network,
  Route,
  Target,
  Wrench,
  type LucideIcon,
} from 'lucide-react'

export interface Service {
  id:
    | 'assessment'
    | 'mentors'
    | 'progress'
    | 'goals'
    | 'jobs'
    | 'certificates'
    | 'community'
    | 'workshops'
    | 'projects'
    | 'library'
    | 'portals'
    | 'paths'
  icon: LucideIcon
  /** Path of the page of this service. */
  to: string
}

export const keyServices: Service[] = [
  { id: 'assessment', icon: ClipboardList, to: paths.learner.assessment },
  { id: 'mentors', icon: MessagesSquare, to: paths.mentorDirectory },
  { id: 'progress', icon: ChartNoAxesCombined, to: paths.learner.home },
  { id: 'goals', icon: Target, to: paths.learner.plan },
  { id: 'jobs', icon: BriefcaseBusiness, to: paths.openings },
  { id: 'certificates', icon: BadgeCheck, to: paths.verifyCertificate },
]

export const moreSupport: Service[] = [
  { id: 'community', icon: HeartHandshake, to: paths.community },
  { id: 'workshops', icon: Wrench, to: paths.workshops },
  { id: 'projects', icon: Network, to: paths.projects },
  { id: 'library', icon: BookOpen, to: paths.resources },
  { id: 'portals', icon: Globe, to: paths.resourcesOf('jobs') },
  { id: 'paths', icon: Route, to: paths.skillPaths },
]
