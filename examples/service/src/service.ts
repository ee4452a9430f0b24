import { service } from '@mentor-connect/api/services'
import type { paths } from './openings'

const openings = service<paths>('openings')

export const getOpenings = openings.get('/openings')
export const getOpening = openings.get('/openings/{id}')
export const apply = openings.post('/openings/{id}/applications', { access: 'session' })
