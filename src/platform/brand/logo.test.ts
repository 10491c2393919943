import { expect, test } from 'vitest';
import { type CompanyBrand, defaultBrand, type LogoFile } from './brand.ts';
import { noPictures } from './drawing.ts';
import { isNameInLogo, logoOn } from './logo.ts';

const fileOf = (letter: string, width: number): LogoFile => ({
  digest: letter.repeat(64),
  type: 'svg',
  width,
  height: 100,
});
const square = fileOf('a', 100);
const wide = fileOf('b', 400);
const [png, darkPng] = [Uint8Array.of(1), Uint8Array.of(2)];
const brandOf = (logo: LogoFile | null, logoOnDark: LogoFile | null, loaded = true): CompanyBrand => ({
  ...defaultBrand,
  ...noPictures,
  logo,
  logoOnDark,
  logoPng: logo && loaded ? png : null,
  logoOnDarkPng: logoOnDark && loaded ? darkPng : null,
});

test.each([
  ['its own logo', brandOf(square, wide), wide, darkPng, false],
  ['the only logo, with a light ground', brandOf(wide, null), wide, png, true],
  ['its own logo, where it is the only one', brandOf(null, wide), wide, darkPng, false],
  ['its own logo, where both are one file', brandOf(square, square), square, darkPng, false],
])('a dark ground has %s, with its picture and size', (_, brand, file, content, hasLightGround) => {
  const { width, height } = file;
  expect(logoOn(brand, true)).toEqual({ file, png: content, width, height, hasLightGround });
});

test.each([
  ['where there is only one for dark grounds', brandOf(null, wide), false],
  ['where nothing was uploaded', brandOf(null, null), true],
  ['where the file is missing', brandOf(square, square, false), true],
])('the drawing is shown in its size %s', (_, brand, isOnDark) => {
  const { width, height } = brand.drawing.box;
  expect(logoOn(brand, isOnDark)).toEqual({ file: null, png: null, width, height, hasLightGround: false });
});

test('a logo replaces the name where it is wide on every ground', () => {
  expect(isNameInLogo(brandOf(wide, null))).toBe(true);
  expect(isNameInLogo(brandOf(wide, wide))).toBe(true);
  expect(isNameInLogo(brandOf(wide, square))).toBe(false);
  expect(isNameInLogo(brandOf(null, wide))).toBe(false);
  expect(isNameInLogo(brandOf(null, null))).toBe(false);
});
