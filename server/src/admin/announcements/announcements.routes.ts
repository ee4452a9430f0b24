import {
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement,
} from '@mentor-connect/contract/admin/announcements'
import type { FastifyInstance } from 'fastify'
import {
  endAnnouncement as end,
  publishAnnouncement as publish,
} from '../../operator/announcements/announcementActs'
import { latestAnnouncements } from '../../operator/announcements/announcements.repo'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'

export function registerAnnouncementRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db, clock } = dependencies

  serveOperator(app, listAnnouncements, async () => ({
    data: { announcements: await latestAnnouncements(db, clock().toISOString()) },
  }))

  serveOperator(app, publishAnnouncement, async ({ body }, { operator }) => ({
    data: { id: await publish(actingAs(dependencies, operator), body) },
  }))

  serveOperator(app, endAnnouncement, async ({ params }, { operator }) => {
    await end(actingAs(dependencies, operator), params.id)
    return { data: { ended: true as const } }
  })
}
