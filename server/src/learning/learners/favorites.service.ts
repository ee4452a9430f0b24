import type { ApiDependencies } from '../../kernel/dependencies'
import { requireVisibleCourse } from './courseAccess.policy'
import { favoriteIds, insertFavorite, removeFavorite } from './favorites.repo'

export function favoritesService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /** Adds the bookmark, or removes it if there is one. */
    toggle(learnerId: string, courseId: string): Promise<{ favorites: string[]; removed: boolean }> {
      return db.transaction().execute(async (tx) => {
        const removed = await removeFavorite(tx, learnerId, courseId)
        if (!removed) {
          await requireVisibleCourse(tx, learnerId, courseId)
          await insertFavorite(tx, learnerId, courseId, clock().toISOString())
        }
        return { favorites: await favoriteIds(tx, learnerId), removed }
      })
    },
  }
}
