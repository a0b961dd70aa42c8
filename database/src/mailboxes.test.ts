import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';

const { database } = await databaseWith([]);

const mailboxOf = async (address: string) => {
  const [row] = await database.asOwner((tx) =>
    rowsOf<{ mailbox: string }>(tx, sql`select private.mailbox_of(${address}) as mailbox`),
  );
  return row?.mailbox;
};

describe('the mailbox of an address', () => {
  it.each([
    [' A.D.A@Gmail.com', 'ada@gmail.com'],
    ['ada+news@googlemail.com', 'ada@gmail.com'],
    ['a.da+x@outlook.com', 'a.da@outlook.com'],
    ['ada+x@hotmail.com', 'ada@hotmail.com'],
    ['ada+x@me.com', 'ada@icloud.com'],
    ['a-d_a.b+x@pm.me', 'adab@proton.me'],
    ['shop@ada.fastmail.com', 'ada@fastmail.com'],
    ['ada+x@fastmail.com', 'ada@fastmail.com'],
    ['a.da+x@ya.ru', 'a.da@yandex.ru'],
    ['a.da+x@example.com', 'a.da+x@example.com'],
    ['+x@gmail.com', '+x@gmail.com'],
    ['no address', 'no address'],
    ['"a@b"@gmail.com', '"a@b"@gmail.com'],
  ])('[AU-01] %s is %s', async (address, mailbox) => expect(await mailboxOf(address)).toBe(mailbox));
});
