export { PushObstacle } from './push-obstacle.tsx'
export { usePush } from './use-push.ts'
