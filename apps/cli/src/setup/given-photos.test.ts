import { homedir } from 'node:os'
import { expect, test } from 'vitest'
import { pathsIn, readPhotos } from './given-photos.ts'

test.each([
  ['/a/b.jpg', ['/a/b.jpg']],
  ['/a/b.jpg /c.jpg ', ['/a/b.jpg', '/c.jpg']],
  ['/a/front\\ view.jpg', ['/a/front view.jpg']],
  ["'/a/front view.jpg' '/a/صورة 1.jpg'", ['/a/front view.jpg', '/a/صورة 1.jpg']],
  ['"/a/it\'s.jpg"', ["/a/it's.jpg"]],
  ["/a/it\\'s\\ \\(1\\).jpg", ["/a/it's (1).jpg"]],
  ['file:///a/front%20view.jpg', ['/a/front view.jpg']],
  ['file:///%zz', ['file:///%zz']],
  ['~/b.jpg', [`${homedir()}/b.jpg`]],
  ['', []],
])('finds the paths of a line dragged into a terminal: %j', (line, paths) => {
  expect(pathsIn(line, 'linux')).toEqual(paths)
})

test.each([
  ['C:\\Users\\Noura\\front.jpg', ['C:\\Users\\Noura\\front.jpg']],
  ['"C:\\My Photos\\front.jpg" C:\\b.jpg', ['C:\\My Photos\\front.jpg', 'C:\\b.jpg']],
])('keeps backslashes on Windows: %j', (line, paths) => {
  expect(pathsIn(line, 'win32')).toEqual(paths)
})

test('refuses more photos than a first product needs before it reads any', async () => {
  const line = Array.from({ length: 21 }, (_, n) => `none-${n}.jpg`).join(' ')
  expect(await readPhotos(line, '/', 'en')).toEqual({ issue: 'names more than 20 pictures' })
})
