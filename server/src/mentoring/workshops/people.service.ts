import type { WorkshopPeople } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { WORKSHOP_PEOPLE_PAGE } from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { errors } from '../../platform/http/errors'
import { paginationOf } from '../../courses/catalogue/pages'
import type { ApiDependencies } from '../../kernel/dependencies'
import { listPeople } from './people.query'
import { toPerson } from './presentWorkshop'
import { findWorkshopOf } from './workshops.repo'

/** Lists the people in a workshop for its mentor, and for nobody else. */
export function workshopPeople({ db }: Pick<ApiDependencies, 'db'>) {
  return async (mentorId: string, id: string, { page = 1 }: { page?: number }): Promise<WorkshopPeople> => {
    if (!(await findWorkshopOf(db, mentorId, id))) throw errors.notFound('Workshop')
    const wanted = { page, limit: WORKSHOP_PEOPLE_PAGE }
    const { rows, named, total } = await listPeople(db, id, wanted)
    return {
      people: rows.map(toPerson),
      unnamed: total - named,
      pagination: paginationOf(wanted, named),
    }
  }
}
