-- The main API's database is POSTGRES_DB; chat has one of its own.
create database chat;
