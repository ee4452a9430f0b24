export { OwnersRoomCard } from './OwnersRoomCard'
