import { getAnnouncements } from '@mentor-connect/contract/messages/announcements'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { presentAnnouncements } from './announcements.repo'

export function registerAnnouncementRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  serve(app, getAnnouncements, async () => ({ data: await presentAnnouncements(db, clock().toISOString()) }))
}
